import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './sign-up.en.ts'

export const texts = {
  signUp: 'Inscribirme',
  elsewhere: 'Inscribirme',
  registered: 'Inscrito',
  inLine: 'En lista de espera',
  payAtRamp: 'Se paga en la rampa',
  closed: 'Inscripción cerrada',
  notYet: 'Abre el {date}',
  signUpFor: 'Inscribirme en {name}',
  interested: 'Me interesa',
  going: 'Voy a ir',
  youreInterested: 'Te interesa',
  youreGoing: 'Vas a ir',
  notInterested: 'Ya no me interesa',
  notGoing: 'Ya no voy',
  pleaseLogIn: 'Inicia sesión o crea una cuenta para hacer esto.',
  login: 'Iniciar sesión',
  whoOpen: '{interested, number} con interés, {going, number} van',
  share: 'Compartir',
  shareOf: 'Compartir {name}',
  copied: 'Enlace copiado',
  cannotCopy: 'Este navegador no puede copiar. El enlace: {url}',
  invite: 'Invitar',
  comingSoon: 'Próximamente',
} satisfies InOtherWords<typeof english>
