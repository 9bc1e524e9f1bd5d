import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './choices.en.ts'

export const texts = {
  title: 'Lo que te enviamos',
  about: 'Todos los mensajes están también en Mensajes. Los códigos y lo que toca la seguridad de tu cuenta se envían siempre.',
  choices: 'tus preferencias',
  offline: 'Hace falta internet.',
  topic: {
    tournament: 'Torneos en los que pescas',
    season: 'Tus temporadas y tours',
    personal: 'Escrito solo para ti',
    boat: 'Tu lancha y tu turno',
    due: 'Tu turno debe volver en 15 minutos',
    place: 'Cambió tu lugar',
    official: 'Los resultados son oficiales',
  },
  ofOthers: { tournament: 'Tus torneos', season: 'Tus temporadas y tours' },
  fishing: 'Cuando pescas tú',
  channel: { mail: 'Correo', sms: 'Mensaje de texto', push: 'Notificación' },
  both: '{topic}: {channel}',
} satisfies InOtherWords<typeof english>
