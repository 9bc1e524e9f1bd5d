/**
 * Who writes, when, from where: goes into every audit line. `impersonator` is the admin who works as this person. `made`: when people did
 * what comes here only now, by the record.
 */
export type Doer = {
  id: string | null
  at: string
  device: string | null
  impersonator?: string | null
  made?: ReadonlyMap<string, string>
}
