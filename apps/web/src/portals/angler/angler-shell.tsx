import {
  IconAdjustments,
  IconCalendar,
  IconCash,
  IconFileText,
  IconHelpCircle,
  IconIdBadge2,
  IconMail,
  IconMedal,
  IconRoute,
  IconSearch,
  IconSunrise,
  IconTicket,
  IconTrophy,
  IconUser,
  IconUserCheck,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react'
import { usePaperSender } from '#features/content/documents/index.ts'
import { inboxTexts, useUnread } from '#features/messaging/inbox/index.ts'
import { PortalFrame } from '#features/portal-frame/index.ts'
import { anglerTexts as day } from '#features/tournaments/angler-today/index.ts'
import { t } from './angler.texts.ts'

export function AnglerShell() {
  usePaperSender()
  const today = { label: day('page.title'), href: '/angler', icon: IconSunrise }
  const messages = { label: inboxTexts('title'), href: '/angler/messages', icon: IconMail, count: useUnread() }
  const find = { label: day('page.find'), href: '/angler/tournaments', icon: IconSearch }
  const standings = { label: t('nav.standings'), href: '/angler/standings', icon: IconMedal }
  const groups = [
    { label: t('nav.day'), items: [today, find, standings, messages] },
    {
      label: t('nav.fishing'),
      items: [
        { label: t('nav.entries'), href: '/angler/entries', icon: IconUserCheck },
        { label: t('nav.results'), href: '/angler/results', icon: IconTrophy },
        { label: t('nav.calendar'), href: '/angler/calendar', icon: IconCalendar },
        { label: t('nav.tours'), href: '/angler/tours', icon: IconRoute },
        { label: t('nav.teams'), href: '/angler/teams', icon: IconUsers },
        { label: t('nav.memberships'), href: '/angler/memberships', icon: IconIdBadge2 },
      ],
    },
    {
      label: t('nav.me'),
      items: [
        { label: t('nav.documents'), href: '/angler/documents', icon: IconFileText },
        { label: t('nav.payments'), href: '/angler/payments', icon: IconCash },
        { label: t('nav.raffles'), href: '/angler/raffles', icon: IconTicket },
        { label: t('nav.profile'), href: '/angler/profile', icon: IconUser },
        { label: t('settings.title'), href: '/angler/settings', icon: IconAdjustments },
        { label: t('nav.account'), href: '/my-data', icon: IconUserCog },
        { label: t('nav.help'), href: '/angler/help', icon: IconHelpCircle },
      ],
    },
  ]
  return <PortalFrame home="/angler" groups={groups} bottom={[today, find, standings, messages]} hasLanguages />
}
