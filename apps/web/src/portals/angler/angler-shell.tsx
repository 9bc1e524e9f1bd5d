import { IconSearch, IconSunrise } from '@tabler/icons-react'
import { PortalFrame } from '#features/portal-frame/index.ts'
import { anglerTexts as t } from '#features/tournaments/angler-today/index.ts'

export function AnglerShell() {
  const today = { label: t('page.title'), href: '/angler', icon: IconSunrise }
  const find = { label: t('page.find'), href: '/tournaments', icon: IconSearch }
  return <PortalFrame home="/angler" groups={[{ items: [today, find] }]} bottom={[today, find]} hasLanguages />
}
