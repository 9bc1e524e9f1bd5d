import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconArrowsJoin } from '@tabler/icons-react'
import { MergeAnglers, mergeTexts as t } from '#features/people/angler-merges/index.ts'
import { useAddress } from '#platform/address.ts'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { useGo } from '#platform/use-go.ts'
import { t as tUsers } from './users.texts.ts'

/** Two anglers who are one, also where both use their accounts. Who they are stands in the address; they are chosen in the list of users. */
export function MergeUsersPage() {
  const { keep, merge } = useAddress().search
  const go = useGo()
  return (
    <Page>
      <PageHeader
        title={t('page.title')}
        crumbs={[{ label: tUsers('users.users'), href: '/sys-admin' }, { label: t('page.title') }]}
        meta={t('page.about')}
      />
      <OnTheServer title={t('page.needsInternet')} text={t('page.needsInternetText')}>
        {keep && merge && keep !== merge ? (
          <MergeAnglers key={`${keep} ${merge}`} one={keep} other={merge} onOthers={() => go('/sys-admin')} list="/sys-admin" />
        ) : (
          <EmptyState
            icon={IconArrowsJoin}
            text={tUsers('users.chooseTwo')}
            action={{ label: tUsers('users.users'), onClick: () => go('/sys-admin') }}
          />
        )}
      </OnTheServer>
    </Page>
  )
}
