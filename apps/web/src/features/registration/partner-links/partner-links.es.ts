import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './partner-links.en.ts'

export const texts = {
  title: 'Enlaces para invitar',
  none: 'Por ahora no hay enlaces para invitar.',
  made: 'Hecho {when} por {name}',
  mailed: 'Enviado a {to} {when} por {name}',
  unused: 'Nadie lo ha usado todavía.',
  used: 'Con este enlace entró: {names}.',
  revoke: 'Desactivar',
  revokeAsk: '¿Desactivar este enlace?',
  revokeText: 'Ya nadie podrá entrar con él. Los que ya están se quedan.',
  revoked: 'Enlace desactivado.',
  noun: 'Los enlaces',
} satisfies InOtherWords<typeof english>
