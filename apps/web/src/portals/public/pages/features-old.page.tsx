import { t } from './pages.texts.ts'
import { TextPage } from './text-page.tsx'

const CHANGED = '2026-11-24'
/** What the product covers (1 §2). */
const PARTS = ['setup', 'registration', 'online', 'standings', 'scales', 'sponsors', 'messages', 'stations', 'board'] as const

/** The older page of features (1 §2): everything as a plain list, to read and to print. Search engines are sent to the newer one. */
export const FeaturesOldPage = () => (
  <TextPage
    title={t('covers.title')}
    changed={CHANGED}
    sections={PARTS.map((id) => ({ id, title: t(`covers.${id}.title`), text: t(`covers.${id}.text`) }))}
  />
)
