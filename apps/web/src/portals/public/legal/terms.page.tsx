import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { t } from './terms.texts.ts'

const PARTS = ['who', 'content', 'fees', 'locked', 'system', 'law'] as const

/** What everybody with an account agrees to. */
export const TermsPage = () => (
  <Page>
    <PageHeader title={t('title')} meta={t('lead')} />
    {PARTS.map((part) => (
      <Section key={part} title={t(`${part}.title`)}>
        <p>{t(`${part}.text`)}</p>
      </Section>
    ))}
  </Page>
)
