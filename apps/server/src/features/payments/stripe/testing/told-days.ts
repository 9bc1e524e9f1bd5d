import { PAYS } from './a-card-ramp.ts'
import { type LivingStep, type MoneyStep, OPENS } from './money-steps.ts'

const opens: LivingStep = OPENS
const pays = (page: number): MoneyStep => ({ does: 'types', page, card: PAYS, proves: false })
/** Seldom by chance: paid in the last second, nobody told us, and whoever comes back late wants to pay again. */
const PAID_AT_THE_LAST_MOMENT: MoneyStep[] = [opens, pays(0), { does: 'is late', isSwept: false }, opens, pays(1)]

const asks = (who: 'lily' | 'tom', mine: boolean): MoneyStep => ({ ...OPENS, who, mine })
/** Both pay their half; one who pays the whole while the other one's page is open; a half that the bank takes back. */
const HALVES: MoneyStep[][] = [
  [asks('lily', true), asks('tom', true), pays(0), pays(1)],
  [asks('lily', true), pays(0), asks('tom', false), pays(1), asks('lily', true)],
  [asks('lily', true), asks('tom', false), pays(0), pays(1)],
  [asks('lily', true), pays(0), asks('tom', true), pays(1), { does: 'disputes' }, asks('lily', true), asks('tom', true), pays(2), pays(3)],
  [asks('lily', true), pays(0), { does: 'gives back', percent: 100 }, asks('tom', true), pays(1)],
]
const looks: MoneyStep = { does: 'looks', mood: null }
const decides = (won: boolean): MoneyStep => ({ does: 'decides', won })
/** A bank takes the money from the platform: the director's part is taken from their account, once, and comes back when the bank decides so. */
const DISPUTES: MoneyStep[][] = [
  [opens, pays(0), { does: 'disputes' }, looks, decides(true), looks],
  [opens, pays(0), { does: 'disputes' }, decides(true)],
  [opens, pays(0), { does: 'gives back', percent: 33 }, { does: 'disputes' }, { does: 'goes to the bank' }, looks, decides(true), looks],
]

const sends: Extract<LivingStep, { does: 'sends winnings' }> = { does: 'sends winnings', cents: 6000, taps: 2, mood: null }
const takesBack = (percent: number): MoneyStep => ({ does: 'takes winnings back', percent })
/** Winnings that go to an account: asked twice, broken in between, taken back by the provider, in cash beside it, and not enough for it. */
const WINNINGS: MoneyStep[][] = [
  [opens, pays(0), looks, sends, takesBack(40), looks, sends],
  [opens, pays(0), { ...sends, mood: 'does and breaks' }, { does: 'hands winnings out' }, sends],
  [opens, pays(0), { does: 'goes to the bank' }, { ...sends, cents: 9_000_000 }, { does: 'hands winnings out' }, sends],
]

const atRamp = (method: 'cash' | 'check'): MoneyStep => ({ does: 'pays at the ramp', method, taps: 2 })
const [neverPaid, joins, leaves]: [MoneyStep, MoneyStep, MoneyStep] = [
  { does: 'never paid' },
  { does: 'pot', joins: true },
  { does: 'pot', joins: false },
]
const sells: MoneyStep = { does: 'sells the boat', dollars: 123.45, boughtBack: 33.3, method: 'check', taps: 2 }
/** Cash and checks beside a card; two anglers who have paid and are one; a boat that is sold in the calcutta, and wins. */
const AT_THE_RAMP: MoneyStep[][] = [
  [opens, atRamp('cash'), pays(0), joins, neverPaid, leaves, atRamp('check'), sells],
  [asks('lily', true), pays(0), looks, { does: 'two are one', stays: 'twin' }, asks('tom', true), pays(1), joins, atRamp('cash')],
  [sells, { does: 'sale taken back' }, sells, atRamp('check'), joins, { does: 'two are one', stays: 'lily' }],
]

const gives = (percent: number, more: Partial<Extract<LivingStep, { does: 'the desk gives back' }>> = {}): LivingStep => ({
  ...{ does: 'the desk gives back', method: 'card', percent, taps: 2, sameId: false, mood: null },
  ...more,
})
/** The desk gives back what a card has paid: at one moment, tapped twice, all of it, and more; then the provider's pages give the fees back as well. */
const AT_THE_DESK: MoneyStep[][] = [
  [opens, pays(0), looks, gives(60), gives(40, { method: 'cash' }), looks],
  [opens, pays(0), looks, gives(40, { sameId: true }), gives(130), gives(100), opens, pays(1)],
  [opens, pays(0), looks, gives(100), { does: 'gives back', percent: 7 }, { does: 'disputes' }],
  [opens, pays(0), looks, gives(100, { method: 'cash' })],
]

const dies = (over: LivingStep, at: number): MoneyStep => ({ does: 'the server dies', over, at, isDone: true })
/** A server that is killed over each thing that asks the provider. */
const DEATHS: MoneyStep[][] = [
  [dies(opens, 14), opens, pays(0), dies({ does: 'tells', picks: [1, 2, 3], mood: null, atOnce: false }, 14)],
  [opens, pays(0), looks, dies(gives(40, { taps: 1 }), 24), dies({ ...sends, taps: 1 }, 22), looks],
]

/** Days that chance would seldom bring, each lived through before those that it does. */
export const TOLD_DAYS: readonly (readonly MoneyStep[])[] = [
  ...[PAID_AT_THE_LAST_MOMENT, ...HALVES, ...DISPUTES, ...WINNINGS, ...AT_THE_RAMP],
  ...[...AT_THE_DESK, ...DEATHS],
]
