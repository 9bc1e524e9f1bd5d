import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './who-is-interested.en.ts'

export const texts = {
  interestedAnglers: '{count, plural, one {# pescador interesado} other {# pescadores interesados}}',
  goingAnglers: '{count, plural, one {# pescador va} other {# pescadores van}}',
  nobodyInterested: 'A nadie le interesa todavía este torneo',
  nobodyGoing: 'Nadie ha dicho todavía que va a este torneo',
  anglers: 'pescadores',
  name: 'Nombre del pescador',
  date: 'Fecha',
} satisfies InOtherWords<typeof english>
