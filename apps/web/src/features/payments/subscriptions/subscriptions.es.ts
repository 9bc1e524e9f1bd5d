import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './subscriptions.en.ts'

export const texts = {
  label: 'Suscripciones',
  status: { inactive: 'Inactiva', active: 'Activa', paused: 'En pausa', canceled: 'Cancelada' },
  all: 'Todas',
  level: 'Plan',
  levelName: '{name}, {billed}',
  billed: { monthly: 'mensual', yearly: 'anual', once: 'sin cobro' },
  since: 'Desde',
  provider: 'En el procesador de tarjetas',
  notBilled: 'No se paga con tarjeta',
  nobody: 'Sin cuenta aquí',
  free: 'Gratis',
  search: 'Nombre, correo o ID de Stripe',
  none: 'Todavía no hay suscripciones. Empiezan cuando un director compra un plan o usa un código.',
  details: 'Detalles',
  sync: 'Sincronizar con el procesador',
  syncAll: 'Sincronizar todo con el procesador',
  synced:
    '{count, plural, one {# cliente sincronizado.} other {# clientes sincronizados.}} Se ven los registros del procesador de tarjetas.',
  notSynced: '{count, plural, one {# cliente no se sincronizó} other {# clientes no se sincronizaron}}: {reason}',
  nothingToSync: 'Ninguna de estas se cobra con el procesador de tarjetas.',
  activate: 'Activar',
  pause: 'Pausar',
  resume: 'Reanudar',
  cancel: 'Cancelar suscripción',
  keep: 'Conservar suscripción',
  confirm: {
    pause: '¿Pausar la suscripción de {name}?',
    cancel: '¿Cancelar la suscripción de {name}?',
  },
  means: {
    pause: 'Mientras está en pausa no se cobra, y {name} tiene el plan Free. No se pierde nada de lo que escribió.',
    cancel: 'Termina enseguida, y {name} tiene el plan Free. No se pierde nada de lo que escribió. No se puede reanudar.',
  },
  isNow: 'La suscripción de {name} ahora está {status, select, active {activa} paused {en pausa} canceled {cancelada} other {inactiva}}.',
} satisfies InOtherWords<typeof english>
