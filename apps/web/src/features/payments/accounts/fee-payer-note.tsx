import { feePayerFrom } from '@ramplight/domain/registration/fees'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from './accounts.queries.ts'
import { t } from './accounts.texts.ts'

/** Who pays the card fees now, beside what it is about; changed on its own page. */
export function FeePayerNote({ user }: { user: string }) {
  const { data } = useQuery(accountQuery(user))
  if (!data) return null
  return (
    <Section
      title={t('note.title')}
      actions={
        <UiLink href="/director/accounts" className="rl-link-button">
          {t('note.change')}
        </UiLink>
      }
    >
      {t(`fees.payer.${feePayerFrom(data[0]?.feePayer)}`)}
    </Section>
  )
}
