import {
  IconCalendarStats,
  IconCash,
  IconCloudDownload,
  IconFish,
  IconListNumbers,
  IconMapRoute,
  IconSunrise,
  IconTrophy,
  IconUsers,
} from '@tabler/icons-react'
import { CommandPalette } from '#features/palette/index.ts'
import { PortalFrame } from '#features/portal-frame/index.ts'

const today = { label: 'Today', href: '/director', icon: IconSunrise }
const tournaments = { label: 'Tournaments', href: '/director/tournaments', icon: IconTrophy }
const tours = { label: 'Tours', href: '/director/tours', icon: IconMapRoute }
const seasons = { label: 'Seasons', href: '/director/seasons', icon: IconCalendarStats }
const anglers = { label: 'Anglers', href: '/director/anglers', icon: IconUsers }
const tables = { label: 'Payout tables', href: '/director/payout-tables', icon: IconListNumbers }
const payments = { label: 'Payments', href: '/director/payments', icon: IconCash }
const species = { label: 'Species', href: '/director/species', icon: IconFish }
const offline = { label: 'Offline data', href: '/director/offline', icon: IconCloudDownload }

const groups = [
  { label: 'Run', items: [today, tournaments] },
  { label: 'Series', items: [tours, seasons] },
  { label: 'People', items: [anglers] },
  { label: 'Money', items: [tables, payments] },
  { label: 'Setup', items: [species, offline] },
]

export const DirectorShell = () => (
  <PortalFrame
    home="/director"
    groups={groups}
    search={<CommandPalette groups={groups} />}
    bottom={[today, tournaments, anglers, seasons]}
  />
)
