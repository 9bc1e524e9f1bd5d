import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './refunds.en.ts'

export const texts = {
  part: {
    title: 'Pagos',
    paid: 'Pagado',
    given: 'Reembolsado {how}',
    left: 'Pagado neto',
    give: 'Reembolsar',
    overpaid: 'Pagó {amount} de más. Reembólsalo de la manera que mejor le quede al pescador.',
    detail: '{reason} · {name}, {time}',
    asked: 'Espera al procesador de tarjetas. Se revisa automáticamente.',
    refused: 'No se reembolsó: {words}',
    needsInternet: 'Los pagos y reembolsos se ven cuando estás en línea.',
    system: 'Sistema',
  },
  how: {
    card: 'a la tarjeta',
    cash: 'en efectivo',
    check: 'con cheque',
    credits: 'como crédito',
  },
  method: {
    card: 'Tarjeta',
    cash: 'Efectivo',
    check: 'Cheque',
    credits: 'Crédito',
  },
  means: {
    card: 'Vuelve de tu cuenta a la tarjeta que pagó. Las comisiones de tarjeta y la cuota de la plataforma no se reembolsan.',
    cash: 'Sale de la caja.',
    check: 'El cheque lo haces tú. Aquí se registra.',
    credits: 'Te quedas con el dinero. El pescador puede usar el crédito en otro torneo.',
  },
  why: {
    overpaid: 'Esta lancha pagó {amount} de más.',
    'no-policy': 'Este torneo no tiene política de reembolso. Se pueden reembolsar hasta {left}.',
    until: 'Política de reembolso: hasta el {day}, {percent}% de {paid}{fee}{before} = {amount}.',
    fee: ', menos el cargo de {fee}',
    before: ', menos {refunded} ya reembolsados',
    'too-late': 'Política de reembolso: sin reembolsos después del {day}. Todavía puedes reembolsar hasta {left}.',
  },
  member: {
    give: 'Reembolsar a la tarjeta',
    why: '{amount} de esta membresía se pagaron con tarjeta.',
    after: 'Esto reembolsa todo el pago con tarjeta.',
  },
  sheet: {
    title: 'Reembolso',
    most: 'Hasta {most} de esta manera.',
    reasonHint: 'Queda con el reembolso, a tu nombre.',
    all: 'Esto reembolsa todo, y la lancha deja de estar pagada.',
    give: 'Reembolsar {amount}',
    giveNone: 'Reembolsar',
    cancel: 'Cancelar',
    done: '{amount} reembolsados {how}.',
    asked: 'El procesador de tarjetas no responde. {amount} quedan apartados, y el reembolso se intenta otra vez automáticamente.',
    refused: 'El procesador de tarjetas lo rechazó: {words}',
    nothing: 'No se reembolsó nada.',
  },
} satisfies InOtherWords<typeof english>
