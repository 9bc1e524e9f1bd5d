import { IconSearch, IconSunrise } from '@tabler/icons-react'
import { PortalFrame } from '#features/portal-frame/index.ts'

const today = { label: 'Today', href: '/angler', icon: IconSunrise }
const find = { label: 'Find', href: '/tournaments', icon: IconSearch }

const groups = [{ items: [today, find] }]

export const AnglerShell = () => <PortalFrame home="/angler" groups={groups} bottom={[today, find]} />
