import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './public.en.ts'

export const texts = {
  shell: {
    tours: 'Circuitos',
    seasons: 'Temporadas',
    divisions: 'Divisiones',
    standings: 'Posiciones',
    features: 'Funciones',
    about: 'Quiénes somos',
    privacy: 'Privacidad',
    terms: 'Términos',
    more: 'Más',
    home: '{product}, inicio',
    menu: 'Menú',
    contact: 'Contáctanos',
    live: 'En vivo',
    find: 'Buscar torneos',
    logout: 'Salir',
    login: 'Entrar',
    myDay: 'Abrir mi día',
    myPortal: 'Abrir mi portal',
  },
  home: {
    title: 'Torneos de pesca, de la primera luz al último pesaje.',
    text: 'Inscripciones, sorteo de lanchas, pesaje, posiciones en vivo y premios en un solo lugar.',
    login: 'Entrar',
    offline:
      'No tienes señal. Abajo está lo que este aparato ya había visto; los directores que ya entraron pueden seguir pesando y registrando llegadas.',
    live: 'En vivo ahora',
    next: 'Próximos',
    noneNext: 'Por ahora no hay ningún torneo anunciado.',
    all: 'Todos los torneos',
    tournaments: 'los torneos',
    loading: 'Cargando torneos',
  },
  registration: {
    title: 'Inscribirme',
    pleaseLogIn: 'Inicia sesión o crea una cuenta para hacer esto.',
    logIn: 'Iniciar sesión',
    createAccount: 'Crear una cuenta',
  },
  share: {
    button: 'Compartir',
    title: 'Compartir este torneo',
    code: 'Código QR que abre {tournament}',
    copy: 'Copiar enlace',
    send: 'Enviar',
    copied: 'Enlace copiado',
    cannotCopy: 'Este navegador no puede copiar. El enlace: {url}',
  },
} satisfies InOtherWords<typeof english>
