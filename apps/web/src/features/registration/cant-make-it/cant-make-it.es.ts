import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './cant-make-it.en.ts'

export const texts = {
  button: 'No puedo ir',
  title: '¿Pedirle al director que retire tu lancha?',
  send: 'Pedir que la retire',
  keep: 'Quedarme',
  text: '{policy} El director decide, y hasta entonces tu lancha sigue inscrita.',
  ask: 'No podemos ir a {event}{boat}: {crew}. {policy}',
  boat: ' (lancha {number})',
  policy: {
    nothing: 'Todavía no se ha pagado nada.',
    'no-policy': 'Pagado hasta ahora: {paid}. Este torneo no tiene política de reembolsos.',
    until: 'Pagado hasta ahora: {paid}. Según la política de reembolsos, hoy te tocan {amount}.',
    overpaid: 'Pagado hasta ahora: {paid}. De eso, {amount} se pagó de más.',
    'too-late': 'Pagado hasta ahora: {paid}. Según la política de reembolsos, ya no hay reembolsos después del {day}.',
  },
  now: {
    title: '¿Retirarte de {event}?',
    leaves: 'Tu lancha sale del torneo de inmediato y su lugar pasa a la lista de espera.',
    crew: 'También se retiran: {names}.',
    card: 'Se te reembolsan {amount} a la tarjeta. Tu banco puede tardar unos días en mostrarlo.',
    noCard: 'No se reembolsa nada a una tarjeta.',
    waits: 'Tu director te reembolsa {amount} de otra manera.',
    kept: 'El torneo se queda con {amount}.',
    withdraw: 'Retirarme',
    withdrawRefund: 'Retirarme, reembolsar {amount}',
    done: 'Te retiraste de {event}.',
    doneRefund: 'Te retiraste. {amount} van en camino a tu tarjeta.',
  },
  sent: 'Director avisado',
  wasSent: 'Le pediste al director que retire tu lancha el {day}.',
  stay: 'Sí puedo ir',
  staysIn: 'Director avisado',
  needsInternet: 'Pedirlo necesita internet',
} satisfies InOtherWords<typeof english>
