/** One request that no client of ours would send; `what` names it in a failure, `params` are as they stand in the address. */
export type OddRequest = {
  what: string
  params?: Record<string, string>
  query?: string
  body?: unknown
  /** The body as text, instead of `body`. */
  raw?: string
  /** The content type; JSON unless something else is said. */
  type?: string
  /** Beside those of every request. */
  headers?: Record<string, string>
}
