/** Who writes, when, from where: goes into every audit line. `impersonator` is the admin who works as this person. */
export type Doer = { id: string | null; at: string; device: string | null; impersonator?: string | null }
