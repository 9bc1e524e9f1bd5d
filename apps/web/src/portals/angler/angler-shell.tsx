import { IconMail, IconSearch, IconSunrise } from '@tabler/icons-react'
import { inboxTexts, useUnread } from '#features/messaging/inbox/index.ts'
import { PortalFrame } from '#features/portal-frame/index.ts'
import { anglerTexts as t } from '#features/tournaments/angler-today/index.ts'

export function AnglerShell() {
  const today = { label: t('page.title'), href: '/angler', icon: IconSunrise }
  const messages = { label: inboxTexts('title'), href: '/angler/messages', icon: IconMail, count: useUnread() }
  const find = { label: t('page.find'), href: '/tournaments', icon: IconSearch }
  return <PortalFrame home="/angler" groups={[{ items: [today, messages, find] }]} bottom={[today, messages, find]} hasLanguages />
}
