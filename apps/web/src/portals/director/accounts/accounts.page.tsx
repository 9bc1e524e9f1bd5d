import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { AccountForm, AllAccounts, accountQuery } from '#features/payments/accounts/index.ts'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { useSession } from '#platform/use-session.ts'
import { t } from './accounts.texts.ts'

/** Who pays the card fees, and the account that it is said of. */
export function AccountsPage() {
  const user = useSession()!.user
  const accounts = useQuery(accountQuery(user._id))
  if (user.isAssistant) return <ForbiddenState text={t('notAllowed')} />
  return (
    <Page width="form">
      <PageHeader
        title={t('title')}
        meta={t('about')}
        crumbs={[{ label: t('gettingPaid'), href: '/director/payments/stripe' }, { label: t('title') }]}
      />
      <OnTheServer query={accounts} title={t('needsInternet')} text={t('onTheServer')}>
        <Loaded query={accounts} what={t('noun')}>
          {([account]) => <AccountForm account={account ?? null} user={user} />}
        </Loaded>
        {user.userType === 'System Admin' && <AllAccounts />}
      </OnTheServer>
    </Page>
  )
}
