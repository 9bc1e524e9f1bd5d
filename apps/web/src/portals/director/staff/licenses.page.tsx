import { licenseCalls } from '@ramplight/contract/subscriptions/licenses'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { planQuery } from '#features/payments/plans/index.ts'
import { feesQuery } from '#features/payments/platform-fees/index.ts'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { queryOf } from '#platform/query.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { GiveLicense } from './give-license.tsx'
import { LicenseList } from './license-list.tsx'
import { t } from './staff.texts.ts'

/** Who has the level of a director by a license, and what that costs. */
export function LicensesPage() {
  const online = useOnline()
  const { _id: director, isAssistant } = useSession()!.user
  const licenses = useQuery(queryOf(licenseCalls.search, { body: { director } }))
  const charged = useQuery({ ...feesQuery(director), enabled: !isAssistant }).data?.coming.licensed.length
  const plan = useQuery({ ...planQuery(director), enabled: !isAssistant }).data
  const [giving, setGiving] = useState(false)
  if (isAssistant) return <ForbiddenState text={t('licenses.notAllowed')} />
  const give = { label: t('licenses.give'), icon: IconPlus, onClick: () => setGiving(true) }
  return (
    <Page>
      <PageHeader
        title={t('licenses.title')}
        crumbs={[{ label: t('title'), href: '/director/staff' }, { label: t('licenses.title') }]}
        meta={t('licenses.about')}
        primary={online ? give : { ...give, disabled: true, reason: t('needsInternet') }}
      />
      <OnTheServer query={licenses} title={t('licenses.needsInternet')} text={t('licenses.isOnTheServer')}>
        <Loaded query={licenses} what={t('licenses.noun')}>
          {(all) => (
            <>
              <LicenseList licenses={all} charged={charged ?? 0} isFree={plan?.tier === 'Free'} />
              <SideSheet opened={giving} onClose={() => setGiving(false)} title={t('licenses.giveTitle')}>
                <GiveLicense holders={all.flatMap(({ user }) => user ?? [])} onDone={() => setGiving(false)} />
              </SideSheet>
            </>
          )}
        </Loaded>
      </OnTheServer>
    </Page>
  )
}
