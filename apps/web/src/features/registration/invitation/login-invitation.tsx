import { useQuery } from '@tanstack/react-query'
import { invitedQuery } from './invitation.queries.ts'
import { t } from './invitation.texts.ts'
import { InvitedTo } from './invited-to.tsx'

/** Above the login of somebody who was sent a link: what they log in for. Nothing where the invitation is over. */
export function LoginInvitation({ code }: { code: string }) {
  const { data } = useQuery(invitedQuery(code))
  if (!data) return null
  return (
    <>
      <InvitedTo {...data} />
      <p>{t('logIn')}</p>
    </>
  )
}
