import type { Often } from '../../apps/server/src/features/payments/stripe/testing/money-steps.ts'
import type { Patch } from '../../apps/sync-test/src/controls/control.ts'

/** A safeguard of money, and how it is taken out from outside: the product itself knows nothing of this. */
export type MoneyControl = {
  /** What is wrong without it. */
  without: string
  patches: readonly Patch[]
  /** Done in the database before the first day: what it refuses by itself. */
  prepare?: string
  /** What happens more often than on other days, so that it is noticed in a minute and not in a night. */
  often?: Often
  /** By which of the laws it has to be noticed, where another one would prove something else. */
  says?: RegExp
}

const PAYMENTS = 'apps/server/src/features/payments'
const STRIPE = `${PAYMENTS}/stripe`

/** Every safeguard of money, taken out one at a time. */
export const MONEY_CONTROLS: Record<string, MoneyControl> = {
  'news without an id': {
    without: 'what the provider tells twice is kept twice, and each look at night finds it anew',
    patches: [{ file: `${STRIPE}/hear-event.ts`, find: '...{ id: event.id, type', put: '...{ id: event.id + Math.random(), type' }],
  },
  'news that is done before it is': {
    without: 'what the provider did not answer when it was told is never asked again',
    often: { tells: 6, types: 2, opens: 2 },
    patches: [
      {
        file: `${STRIPE}/hear-event.ts`,
        find: '  try {\n    const isOurs',
        put: "  await deps.db.update(cardEvents).set({ state: 'done' }).where(eq(cardEvents.id, event.id))\n  try {\n    const isOurs",
      },
    ],
  },
  'a movement without a key': {
    without: 'one payment of a card is several in the books, as often as somebody looks',
    prepare: `alter table card_movements drop constraint card_movements_pkey;
      drop index ledger_postings_source;
      drop index payments_once_unique;`,
    patches: [
      {
        file: `${PAYMENTS}/ledger/post.ts`,
        find: '    .onConflictDoNothing({ target: [ledgerPostings.sourceFamily, ledgerPostings.sourceRecord, ledgerPostings.number] })\n',
        put: '',
      },
    ],
    says: /movements|payments/,
  },
  'a posting that does not add up': {
    without: 'a cent comes from nowhere, and the database takes it',
    prepare: 'drop trigger ledger_balanced on ledger_postings; drop trigger ledger_balanced on ledger_lines;',
    patches: [
      {
        file: `${PAYMENTS}/ledger/post.ts`,
        find: 'for (const { lines } of movements) refuseUnbalanced(lines)',
        put: 'void refuseUnbalanced',
      },
      {
        file: 'packages/domain/src/money/card-lines.ts',
        find: "{ account: 'card', amount: got, entry },",
        put: "{ account: 'card', amount: got + 1, entry },",
      },
    ],
    says: /the ledger adds up/,
  },
  'a new key for each call': {
    without: 'a double tap makes two pages at the provider, and each can be paid',
    patches: [
      {
        file: 'apps/server/src/platform/cards/ask-provider.ts',
        find: 'idempotencyKey: `ramplight-${',
        put: 'idempotencyKey: Math.random() + `ramplight-${',
      },
    ],
  },
  'two pages of one boat': {
    without: 'two of one boat pay all of it, each on a page of their own',
    often: { opens: 3, types: 3 },
    prepare: 'drop index card_checkouts_open_unique;',
    patches: [
      {
        file: `${STRIPE}/start-checkout.ts`,
        find: 'const inTheWay = open.filter((there) => (isSame(there) ? there.heldUntil <= now.toISOString() : !isBeside(there, asked)))',
        put: 'const inTheWay: CheckoutRow[] = []\n  void isBeside',
      },
      { file: `${STRIPE}/start-checkout.ts`, find: 'if (sum > asked.owed) inTheWay.push(...others)', put: 'void sum' },
    ],
    says: /charged twice/,
  },
  'more is given back than was paid': {
    without: 'the desk gives a boat what others have paid',
    patches: [{ file: `${PAYMENTS}/refunds/give-back.ts`, find: 'if (amount > left) throw', put: 'if (amount < 0) throw' }],
    often: { 'the desk gives back': 3 },
    says: /the desk gave back/,
  },
  'two refunds at once': {
    without: 'two who give back at one moment give back the same money',
    patches: [
      {
        file: `${PAYMENTS}/refunds/give-back.ts`,
        find: '    await entryStore.lockMany(tx, [entry.id])\n    const known',
        put: '    const known',
      },
    ],
    often: { 'the desk gives back': 4, types: 2, 'pays at the ramp': 2 },
    says: /the desk gave back/,
  },
  'a refund without our note': {
    without: 'a refund that was tapped twice, or asked again after a kill, is made twice',
    patches: [
      { file: `${STRIPE}/refund-card.ts`, find: '  if (there) return there\n', put: '' },
      { file: `${STRIPE}/refund-card.ts`, find: "onceFor('refund', row.id)", put: "onceFor('refund', row.id, Math.random())" },
    ],
    often: { 'the desk gives back': 4, types: 3 },
  },
  'a refund that nobody asks for again': {
    without: 'what the provider did not answer waits for ever',
    patches: [
      {
        file: `${STRIPE}/refund-card.ts`,
        find: 'work: (row) => refundToCard(deps, row)',
        put: 'work: async () => false',
      },
    ],
    often: { 'the desk gives back': 4, types: 3, 'the server dies': 3 },
    says: /refunds that wait/,
  },
  'a page stays when the price changes': {
    without: 'somebody pays a price that the boat does not cost any more',
    patches: [
      {
        file: `${PAYMENTS}/coupons/use-coupon.ts`,
        find: '  if (await hasOpenCheckout(tx, id)) return null\n  const { changes, summary } = found\n  const tournament',
        put: '  const { changes, summary } = found\n  const tournament',
      },
    ],
    often: { 'uses a coupon': 4, types: 3 },
  },
  'a page stays when the boat is Paid': {
    without: 'the ramp has taken the money, and the page takes it once more',
    patches: [
      {
        file: `${STRIPE}/close-settled.ts`,
        find: 'work: (row) => closeCheckout(deps, row)',
        put: 'work: async () => false',
      },
    ],
    often: { 'pays at the ramp': 3 },
  },
  'a page is forgotten, not closed': {
    without: 'somebody pays on a page that we know nothing of',
    patches: [
      {
        file: `${STRIPE}/start-checkout.ts`,
        find: '  await closeThere(deps, row)\n  const now = await checkoutNow',
        put: '  const now = await checkoutNow',
      },
    ],
  },
  'a place is held for ever': {
    without: 'who does not pay keeps the place',
    patches: [
      {
        file: `${STRIPE}/reconcile.ts`,
        find: 'work: async (row) => {\n      if (row.session)',
        put: 'work: async (row) => {\n      if (row) return false\n      if (row.session)',
      },
    ],
    says: /places that are held/,
  },
  'a place is given away while somebody can pay for it': {
    without: 'two have the last place: who was given it, and who pays on the page that is still open',
    patches: [
      {
        file: `${STRIPE}/give-up-places.ts`,
        find: 'if (!tournament || !isLate || (await hasOpenCheckout(tx, id))) return false',
        put: 'if (!tournament || !isLate || !hasOpenCheckout) return false',
      },
    ],
    often: { 'a team wants the last place': 6 },
    says: /one place is/,
  },
  'nobody looks at night': {
    without: 'what no webhook has told is never known',
    patches: [{ file: `${STRIPE}/reconcile.ts`, find: 'page.data.filter(concernsUs)', put: 'page.data.filter(() => !concernsUs)' }],
  },
  'four taps are four payouts': {
    without: 'who won is paid as often as somebody taps',
    patches: [{ file: `${STRIPE}/pay-out-by-card.ts`, find: "if (known && known.state !== 'over') return known", put: '' }],
    often: { 'sends winnings': 4, types: 2 },
    says: /the account of the winner/,
  },
  'a payout that is on its way is handed out': {
    without: 'who won has it twice: at the account and in cash',
    patches: [
      {
        file: `${STRIPE}/pay-out-by-card.ts`,
        find: '    const amount = await markSending(tx, row, doer)\n',
        put: '    const { amount } = row\n',
      },
    ],
    often: { 'sends winnings': 4, 'hands winnings out': 4, types: 2, 'the server dies': 2 },
  },
  'a payout that a killed server left': {
    without: 'the money of who won is with nobody',
    patches: [
      {
        file: `${STRIPE}/pay-out-by-card.ts`,
        find: 'work: (row) => goOn(deps, row, doer)',
        put: 'work: async () => false',
      },
    ],
    often: { 'sends winnings': 4, types: 2, 'the server dies': 3 },
    says: /on its way still/,
  },
  'a second tap takes the money again': {
    without: 'who marks a boat paid twice, or after its card has paid, puts money into the drawer that nobody took',
    patches: [
      {
        file: 'packages/domain/src/money/payment-log.ts',
        find: 'const lines = linesOfBoat(boat._id, { ...money, others: difference(money.others, unseen) })\n',
        put: 'const lines: WholeLine[] = []\n  void [linesOfBoat, difference, unseen]\n',
      },
    ],
    often: { 'pays at the ramp': 3, types: 2 },
    says: /the tick took/,
  },
  'a chargeback stays with the platform': {
    without: 'the bank takes it back from the platform, and the director keeps it',
    patches: [
      {
        file: `${STRIPE}/level-account.ts`,
        find: 'for (let turn = 0; await moveOnce(deps, checkout); turn++)',
        put: 'for (let turn = 0; turn < 0 && (await moveOnce(deps, checkout)); turn++)',
      },
    ],
    says: /the account of the director/,
  },
  'the platform keeps no book': {
    without: 'what the platform has of a payment stands nowhere',
    patches: [{ file: `${STRIPE}/settle-payment.ts`, find: '    await settlePlatformPart(tx, held!, doer)\n', put: '' }],
    says: /the platform has/,
  },
}
