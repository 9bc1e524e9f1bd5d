import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import { IconLicense, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { t } from './staff.texts.ts'
import { StaffList } from './staff-list.tsx'

/** Who helps a director, who is asked to, and the way to ask somebody. */
export function StaffPage() {
  const online = useOnline()
  const user = useSession()!.user
  const tours = useQuery(ownToursQuery(user)).data ?? []
  const [inviting, setInviting] = useState(false)
  if (user.isAssistant) return <ForbiddenState text={t('notAllowed')} />
  const invite = { label: t('invite'), icon: IconUserPlus, onClick: () => setInviting(true) }
  return (
    <Page>
      <PageHeader
        title={t('title')}
        meta={t('about')}
        secondary={[{ label: t('licenses.title'), icon: IconLicense, href: '/director/licenses' }]}
        primary={online ? invite : { ...invite, disabled: true, reason: t('needsInternet') }}
      />
      <StaffList tours={tours} director={user._id} />
      <InvitationList director={user._id} />
      <SideSheet opened={inviting} onClose={() => setInviting(false)} title={t('inviteTitle')}>
        <InviteForm tours={tours} onSent={() => setInviting(false)} />
      </SideSheet>
    </Page>
  )
}
