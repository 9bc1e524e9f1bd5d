import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './partner-links.en.ts'

export const texts = {
  title: 'Enlaces a este equipo',
  none: 'No hay enlaces abiertos a este equipo.',
  made: 'Hecho {when} por {name}',
  mailed: 'Enviado a {to} {when} por {name}',
  unused: 'Nadie ha entrado con él todavía.',
  used: '{names} entró con él.',
  revoke: 'Retirar',
  revokeAsk: '¿Retirar este enlace?',
  revokeText: 'Ya nadie puede entrar al equipo con él. Quien está adentro se queda.',
  revoked: 'El enlace fue retirado.',
  noun: 'Los enlaces',
} satisfies InOtherWords<typeof english>
