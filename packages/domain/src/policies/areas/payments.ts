import type { HolderSubject, PaymentSubject } from '../subjects.ts'
import { editsTournament, is, isAdmin, isDirector, type Who } from '../who.ts'

/** Money. */
export const paymentPolicies = {
  'payment.see': (who: Who, p: PaymentSubject) =>
    isAdmin(who) || is(who, p.user) || (p.tournament !== null && editsTournament(who, p.tournament)),
  'payment.edit': (who: Who, p: PaymentSubject) => isAdmin(who) || (p.tournament !== null && editsTournament(who, p.tournament)),

  /** A person's own payment account; a director's staff has no business there. */
  'account.see': (who: Who, account: HolderSubject) => isAdmin(who) || is(who, account.user),
  'account.edit': (who: Who, account: HolderSubject) => isAdmin(who) || is(who, account.user),

  /** Who takes entry fees by card: a director, not a helper. */
  'account.sell': (who: Who) => isAdmin(who) || isDirector(who),

  /** A director sees their credits; only the system gives and takes them. */
  'credit.see': (who: Who, bank: HolderSubject) => isAdmin(who) || is(who, bank.user),
  'credit.edit': (who: Who, _bank: HolderSubject) => isAdmin(who),
}
