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
      'No tienes señal. Abajo está lo que este aparato ya había visto; los directores que ya entraron pueden seguir pesando y haciendo el check-in.',
    live: 'En vivo ahora',
    next: 'Próximos',
    noneNext: 'Por ahora no hay ningún torneo anunciado.',
    all: 'Todos los torneos',
    tournaments: 'los torneos',
    loading: 'Cargando torneos',
    film: { play: 'Ver el video', stop: 'Detener el video' },
    blocks: {
      title: 'Para quienes dirigen el torneo',
      scales: {
        title: 'Báscula profesional por cable',
        text: 'La báscula pone el peso y la pantalla muestra la cuenta: 16-03 menos un pez muerto da 15-15. Sin báscula hay un teclado para manos mojadas.',
      },
      standings: {
        title: 'Posiciones de la temporada',
        text: 'Puntos por lugar, por peso o por ambos, descartes y empates. Se suman solos cuando los resultados son oficiales. Toca un número y ves de dónde sale.',
      },
      memberships: {
        title: 'Membresías en línea',
        text: 'Los pescadores entran a tu temporada desde su teléfono y pagan con tarjeta o en tu mesa. Lo que cada uno ha pagado está en una lista. En el check-in ves quién es miembro, y el directorio está listo para imprimir.',
      },
      waters: {
        title: 'Agua dulce y salada',
        text: 'Libras y onzas, kilogramos o pulgadas. Especies, bonos por pez vivo, límites, peces muertos o bajo la medida y minutos tarde: todo sigue tus reglas.',
      },
      sponsors: {
        title: 'Patrocinadores',
        text: 'Logotipos en la página del torneo, en las hojas impresas y en la TV. Un anuncio en la lista de torneos cuenta cuántas veces lo vieron y lo abrieron.',
      },
      messages: {
        title: 'Mensajes',
        text: 'Correo, mensaje de texto y aviso en la pantalla del teléfono, a todos, a un grupo de salida o a quienes deben. ¿Niebla en la rampa? Todas las lanchas se enteran al instante.',
      },
      day: 'El día de un vistazo: quién pagó, quién está en el agua y quién pesó.',
      board: 'Las posiciones en un teléfono, segundos después de pesar.',
    },
    cost: {
      statement: '$2 por pescador y torneo',
      text: 'Lo paga el pescador cuando se inscribe y paga en línea. Por los demás se le cobra al director al final de cada mes. Los pagos con tarjeta llevan también la comisión del procesador de tarjetas, que se muestra antes de pagar.',
      plans: 'Precios y planes',
      features: 'Todas las funciones',
    },
  },
  series: { joinSeason: 'Entrar a la temporada', joinTour: 'Entrar al circuito' },
  registration: {
    title: 'Inscribirme',
    pleaseLogIn: 'Entra o crea una cuenta para hacer esto.',
    logIn: 'Entrar',
    createAccount: 'Crear una cuenta',
  },
  share: {
    button: 'Compartir',
    title: 'Compartir este torneo',
    code: 'Código QR que abre {tournament}',
    copy: 'Copiar enlace',
    send: 'Enviar',
    copied: 'Enlace copiado',
    cannotCopy: 'No se pudo copiar. El enlace: {url}',
  },
} satisfies InOtherWords<typeof english>
