import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './accounts.en.ts'

export const texts = {
  form: 'Comisiones de tarjeta',
  fees: {
    title: 'Quién paga las comisiones de tarjeta',
    about:
      'Los pagos con tarjeta cuestan {percent, number}% más {fixed}. Un cambio vale desde el próximo pago con tarjeta, en todos tus torneos.',
    payer: { Angler: 'Los pescadores, aparte', Account: 'Yo, de lo que recibo' },
    payerText: 'Los pescadores que ya tienen abierta la página de pago pagan el monto que ven.',
    price: 'Prueba con una cuota de',
    pays: 'El pescador paga',
    receives: 'Tú recibes',
    example: 'Un pescador que se inscribe por {price} paga {pays}; tú recibes {receives}.',
    platform: 'En los dos casos, el pescador paga también la comisión de la plataforma de {fee} por pescador.',
  },
  account: {
    title: 'Tu cuenta',
    about: 'El nombre que lleva y a dónde te escribimos sobre el dinero.',
    typeExample: 'Director',
    none: 'Todavía no hay cuenta. Al guardar se crea.',
  },
  state: {
    locked: 'Esta cuenta está bloqueada. No puedes inscribir pescadores hasta que se pague la comisión de la plataforma.',
    pay: 'Pagar ahora',
    off: 'Esta cuenta está marcada inactiva. Las inscripciones y los pagos con tarjeta siguen igual. Escríbenos si es un error.',
    needsInternet: 'Necesitas internet para cambiar esto.',
  },
  all: {
    title: 'Cuentas',
    search: 'Nombre o correo',
    all: 'Todas',
    state: 'Estatus',
    states: { open: 'Activa', off: 'Inactiva', locked: 'Bloqueada' },
    payer: { Angler: 'Pescadores', Account: 'Director' },
    turnOff: 'Marcar inactiva',
    turnOn: 'Marcar activa',
    confirmOff: '¿Marcar inactiva la cuenta de {name}?',
    whatOffDoes: 'Su director lo ve y no puede deshacerlo ni borrar la cuenta. Las inscripciones y los pagos con tarjeta siguen igual.',
    isOff: 'Cuenta de {name} marcada inactiva.',
    isOn: 'Cuenta de {name} marcada activa.',
    firstUse: 'Todavía no hay cuentas de directores.',
  },
  note: { title: 'Quién paga las comisiones de tarjeta', change: 'Cambiar' },
} satisfies InOtherWords<typeof english>
