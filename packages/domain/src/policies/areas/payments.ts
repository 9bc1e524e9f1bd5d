import type { PaymentSubject } from '../subjects.ts'
import { editsTournament, is, isAdmin, type Who } from '../who.ts'

/** Money. */
export const paymentPolicies = {
  'payment.see': (who: Who, p: PaymentSubject) =>
    isAdmin(who) || is(who, p.user) || (p.tournament !== null && editsTournament(who, p.tournament)),
  'payment.edit': (who: Who, p: PaymentSubject) => isAdmin(who) || (p.tournament !== null && editsTournament(who, p.tournament)),
}
