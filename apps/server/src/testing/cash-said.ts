import { newId } from '@ramplight/contract/kernel/new-id'
import type { cashLogSaid } from '@ramplight/contract/payments/cash-log-said'
import type { z } from 'zod'

export type CashWire = z.input<typeof cashLogSaid>
type Said = Partial<CashWire[string]> & Pick<CashWire[string], 'kind' | 'amount'>

/** Something of a cash box as a screen sends it, in dollars; said now, in cash, by somebody who knows of nothing, unless it says otherwise. */
export function cashSaid({ _id = newId(), ...said }: Said & { _id?: string }): CashWire {
  return { [_id]: { item: _id, act: 'make', at: new Date().toISOString(), method: 'cash', seen: [], ...said } }
}
