import type { SignInResult } from '#features/people/auth/index.ts'
import { useGo } from '#platform/use-go.ts'
import { pageAfterSignIn } from '#platform/wanted-page.ts'

type In = Extract<SignInResult, { kind: 'in' }>

/** Opens the page of somebody who has just signed in. */
export function useEnter() {
  const go = useGo()
  return ({ answer, hasRows }: In): void => {
    if (!answer.user) return
    const next = pageAfterSignIn(answer.user)
    // What is back was read when the page was loaded.
    if (hasRows) location.replace(next)
    else go(next, { replace: true })
  }
}
