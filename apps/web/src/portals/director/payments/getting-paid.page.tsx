import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { FeePayerNote } from '#features/payments/accounts/index.ts'
import { OwnBankCases } from '#features/payments/bank-cases/index.ts'
import { GettingPaidView, ownAccountQuery } from '#features/payments/getting-paid/index.ts'
import { LevelNote } from '#features/payments/plans/index.ts'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { useSession } from '#platform/use-session.ts'
import { t } from './payments.texts.ts'

/** How cards pay a director: connect, what the provider still asks, the bank, every movement. */
export function GettingPaidPage() {
  const user = useSession()!.user
  const account = useQuery(ownAccountQuery())
  return (
    <Page width="form">
      <PageHeader
        title={t('gettingPaid.title')}
        meta={t('gettingPaid.about')}
        crumbs={[{ label: t('payments.payments'), href: '/director/payments' }, { label: t('gettingPaid.title') }]}
      />
      <OnTheServer title={t('gettingPaid.needsInternet')} text={t('gettingPaid.atTheProvider')}>
        <Loaded query={account} what={t('gettingPaid.noun')}>
          {({ isOn, stripeId }) => (
            <>
              {isOn && !stripeId && <LevelNote feature="payments" />}
              <GettingPaidView isOn={isOn} stripeId={stripeId}>
                <OwnBankCases />
                <FeePayerNote user={user._id} />
              </GettingPaidView>
            </>
          )}
        </Loaded>
      </OnTheServer>
    </Page>
  )
}
