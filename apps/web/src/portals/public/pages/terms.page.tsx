import { brand } from '@ramplight/domain/kernel/brand'
import { t } from './pages.texts.ts'
import { TextPage } from './text-page.tsx'

const CHANGED = '2026-11-24'
const SECTIONS = ['what', 'fee', 'content', 'age', 'ending', 'works', 'law', 'system'] as const

export const TermsPage = () => (
  <TextPage
    title={t('terms.title')}
    changed={CHANGED}
    sections={SECTIONS.map((id) => ({ id, title: t(`terms.${id}.title`), text: t(`terms.${id}.text`, { product: brand.name }) }))}
  />
)
