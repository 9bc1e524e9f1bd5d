import { Page } from '@ramplight/ui/frame/page.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconMapOff } from '@tabler/icons-react'
import { t } from './platform.texts.ts'

export function NotFoundPage() {
  return (
    <Page>
      <h1 className="rl-sr-only">{t('notFound.notFound')}</h1>
      <EmptyState icon={IconMapOff} text={t('notFound.thereIsNothing')} action={{ label: t('notFound.goToTheStart'), href: '/' }} />
    </Page>
  )
}
