import { t } from './pages.texts.ts'
import { TextPage } from './text-page.tsx'

const CHANGED = '2026-11-24'
const SECTIONS = ['keep', 'why', 'seen', 'shared', 'cookies', 'long', 'rights', 'children'] as const

export const PrivacyPage = () => (
  <TextPage
    title={t('privacy.title')}
    changed={CHANGED}
    sections={SECTIONS.map((id) => ({ id, title: t(`privacy.${id}.title`), text: t(`privacy.${id}.text`) }))}
  />
)
