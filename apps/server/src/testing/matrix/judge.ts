export type Answer = { status: number; text: string }
/** What an answer says about the right to have it. */
export type Verdict = 'yes' | 'session' | 'forbidden' | 'not-found' | 'unknown' | 'own'

const DENIED: Record<string, Verdict> = {
  'session.over': 'session',
  'access.forbidden': 'forbidden',
  'record.not-found': 'not-found',
  // A record that is named in a body and is not there for whoever asks.
  'reference.unknown': 'unknown',
  // What nobody does as somebody else, whatever rights these have (`acting.test.ts` says what that is).
  'impersonation.account': 'own',
}

type Body = { code?: string; acknowledged?: boolean; results?: { ok: boolean; code?: string }[] }

/** Of a call on many, the one record it named answers for itself. */
export function verdictOf({ status, text }: Answer): Verdict {
  const body: Body = text ? JSON.parse(text) : {}
  if (body.acknowledged && body.results) return DENIED[body.results.find((one) => !one.ok)?.code ?? ''] ?? 'yes'
  if (status < 400) return 'yes'
  return DENIED[body.code ?? ''] ?? (status === 401 ? 'session' : status === 403 ? 'forbidden' : status === 404 ? 'not-found' : 'yes')
}

export const isDenied = (verdict: Verdict): boolean => verdict !== 'yes'

/** As it stands in the printed table. */
export const SIGNS: Record<Verdict, string> = { yes: '✓', session: '401', forbidden: '403', 'not-found': '404', unknown: '400', own: 'own' }
