import { useQuery } from '@tanstack/react-query'
import { InvitedTo } from './invited-to.tsx'
import { invitedQuery } from './team-sign-up.queries.ts'
import { t } from './team-sign-up.texts.ts'

/** Above the login of somebody who was sent a link: what they log in for. Nothing where the invitation is over. */
export function LoginInvitation({ code }: { code: string }) {
  const { data } = useQuery(invitedQuery(code))
  if (!data) return null
  return (
    <>
      <InvitedTo {...data} />
      <p>{t('join.logIn')}</p>
    </>
  )
}
