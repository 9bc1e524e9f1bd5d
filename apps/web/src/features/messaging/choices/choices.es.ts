import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './choices.en.ts'

export const texts = {
  title: 'Lo que te enviamos',
  about: 'Todos los mensajes aparecen también en Mensajes. Los códigos y los avisos de seguridad de tu cuenta se envían siempre.',
  choices: 'tus preferencias',
  offline: 'Necesita internet.',
  topic: {
    tournament: 'Torneos en los que pescas',
    season: 'Tus temporadas y circuitos',
    personal: 'Solo para ti',
    boat: 'Tu lancha y tu grupo de salida',
    due: 'Tu grupo de salida debe regresar en 15 minutos',
    place: 'Cambió tu lugar',
    official: 'Los resultados son oficiales',
  },
  ofOthers: { tournament: 'Tus torneos', season: 'Tus temporadas y circuitos' },
  fishing: 'Cuando pescas',
  channel: { mail: 'Correo', sms: 'Mensaje de texto', push: 'Notificación' },
  both: '{topic}: {channel}',
} satisfies InOtherWords<typeof english>
