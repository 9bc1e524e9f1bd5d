import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgetLanguage } from '@ramplight/ui/language/language'
import { changeLanguage } from '@ramplight/ui/language/texts'
import { afterEach, expect, test } from 'vitest'
import { historyWords, paymentWords } from './stored-words.ts'

afterEach(() => {
  localStorage.clear()
  forgetLanguage()
})

const LINES: [english: string, spanish: string][] = [
  ['Entered Sloanfield & Waldenby', 'Se inscribió a Sloanfield & Waldenby'],
  ['Boat 12 Reyes · Tran 16-03, counts 14-07, day 2', 'Lancha 12 Reyes · Tran 16-03, cuenta 14-07, día 2'],
  ['Boat 12 Reyes · Tran 14.44 lb → 13.90 lb: misread', 'Lancha 12 Reyes · Tran 14.44 lb → 13.90 lb: misread'],
  ['Boat 12 Reyes · Tran no fish, day 2', 'Lancha 12 Reyes · Tran: sin peces, día 2'],
  ['Boat 12 Reyes · Tran 14-07 voided: wrong boat', 'Lancha 12 Reyes · Tran 14-07, anulado: wrong boat'],
  ['Bump: 1 fish, boat 47', 'Conteo: 1 pez, lancha 47'],
  ['Bump: 5 fish', 'Conteo: 5 peces'],
  ['Hartvale & Ledgerton: unpaid → paid, $1,130.00 in cash', 'Hartvale & Ledgerton: sin pagar → pagado, $1,130.00 en efectivo'],
  ['Alderton: back, day 1, at another time', 'Alderton: de regreso, día 1, a otra hora'],
  ['Status: In Progress → Closed', 'Estatus: En curso → Cerrado'],
  ['Status: Completed', 'Estatus: Terminado'],
  ['Payment of $117.61: Disputed by the cardholder', 'Pago de $117.61: El titular de la tarjeta lo disputó'],
  [
    'Payment of $88.00: Team Trail #2: 3rd place, Big fish, paid by check',
    'Pago de $88.00: Team Trail #2: lugar 3, Big fish, pagado con cheque',
  ],
  ['Payout recorded: $88.00 for Team Trail #2: 3rd place, Big fish', 'Premio registrado: $88.00, Team Trail #2: lugar 3, Big fish'],
  ['Sent to the account: Payment of $840.00: Kayak Classic: 1st place', 'Enviado a la cuenta: Pago de $840.00: Kayak Classic: lugar 1'],
  ['Payment of $9.00: Dispute won, money returned to you', 'Pago de $9.00: Disputa ganada, el dinero regresó a tu cuenta'],
  ['Payout of $648.00, by check (1042)', 'Premio de $648.00, con cheque (1042)'],
  ['Payout returned, $148.00, voided', 'Premio regresado, $148.00, anulado'],
  ['Refunded $20.00 in cash: Wrong pot', 'Reembolso de $20.00 en efectivo: Wrong pot'],
  ['Calcutta: Boat 7 (Ann Reyes) sold to Bo Tran for $1,200.00', 'Calcutta: Lancha 7 (Ann Reyes): venta a Bo Tran por $1,200.00'],
  ['Trail #2: results finalized, 56 boats, 16 payouts, $5,970.00', 'Trail #2: resultados oficiales, 56 lanchas, 16 premios, $5,970.00'],
  ['Voided $20.00 in: Donation', 'Entrada de $20.00 anulada: Donation'],
  [
    'Calcutta: $900.00 paid out to the crew whose boat Bo Tran bought',
    'Calcutta: $900.00 pagados al equipo de la lancha que compró Bo Tran',
  ],
  ['Message', 'Mensaje'],
]

test('a Spanish reader reads the history in Spanish; what somebody typed stays as it was typed', async () => {
  expect(LINES.map(([english]) => historyWords(english))).toEqual(LINES.map(([english]) => english))
  await changeLanguage('es')
  expect(LINES.map(([english]) => historyWords(english))).toEqual(LINES.map(([, spanish]) => spanish))
  expect(historyWords('Something that a later server says')).toBe('Something that a later server says')
})

test('so is what a payment was for, unless its director wrote it', async () => {
  await changeLanguage('es')
  expect(paymentWords('Lake Fork #4: 2nd place of Seniors')).toBe('Lake Fork #4: lugar 2 de Seniors')
  expect(paymentWords('Dispute won, money returned to the director')).toBe('Disputa ganada, el dinero regresó a tu cuenta')
  expect(['Platform fee', 'Card fee', 'Team shirts', 'Group of seniors'].map(paymentWords)).toEqual([
    'Comisión de la plataforma',
    'Comisión de tarjeta',
    'Team shirts',
    'Group of seniors',
  ])
})

/** What only a system admin reads, in English; and lines that are put together of others. */
const OF_ADMINS =
  /^(Advertiser|A 7 of an advertiser|Notice|Setting |Subscription|License|Plan |Section |Page |Tutorial|Description of a person|Settings of a director|Began to act|No longer acts|A login was ended|Signed |7(: | |, |; |$)|.*(e|E)vent file of|77 7: 7|\d+$)/

test('LAW: what the server writes in the history has its Spanish', async () => {
  await changeLanguage('es')
  const server = join(import.meta.dirname, '../../../../server/src/features')
  const sources = globSync('**/*.ts', { cwd: server }).filter((file) => !/\.test\.ts|testing|calendar\.ts/.test(file))
  const lines = sources.flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/\bsummary(?::| =) (?:\w+ \? )?(['`])((?:(?!\1)[^\n])+)\1/g)].map(
      ([, , text = '']) => text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7'),
    ),
  )
  expect(lines.length).toBeGreaterThan(80)
  const english = lines.filter((line) => !/\$\{/.test(line) && !OF_ADMINS.test(line) && historyWords(line) === line)
  expect(english).toEqual([])
})
