import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './pages.en.ts'

export const texts: InOtherWords<typeof english> = {
  contents: 'En esta página',
  print: 'Imprimir',
  updated: 'Último cambio: {date}',
  features: {
    title: 'Control total',
    text: 'Todo, desde la primera inscripción hasta el último pago, hecho para una rampa a oscuras, manos mojadas y una sola raya de señal.',
    create: 'Crear un torneo',
    find: 'Buscar torneos',
    dayPicture: 'El día de un director: qué hay en el agua, cuántos pesaron y qué sigue.',
    boardPicture: 'La tabla de posiciones en vivo en un teléfono.',
    tiles: {
      series: {
        title: 'Circuitos, divisiones y temporadas',
        text: 'Puntos por lugar, peso o peces, descartes y posiciones que se calculan solas.',
      },
      pots: {
        title: 'Pez mayor y pozos adicionales',
        text: 'Tantos pozos como quieras, cada uno con su reparto. Toca cualquier dólar para ver de dónde sale.',
      },
      scales: {
        title: 'Hecho para la báscula',
        text: 'Teclas para manos mojadas, varias estaciones a la vez y una mesa de revisión antes. Una báscula profesional por cable pone el peso y demuestra su cero.',
      },
      sponsors: { title: 'Patrocinadores', text: 'Sus tarjetas entre los torneos; vistas y clics se cuentan una sola vez.' },
      board: { title: 'Posiciones en vivo', text: 'En teléfonos, en una TV y en tu propio sitio con una línea para copiar.' },
      accounting: { title: 'Cuentas', text: 'Inscripciones, pozos, premios y pagos al centavo, cada cifra con su razón.' },
    },
    dashboard: {
      title: 'El día de un vistazo',
      text: 'El tablero muestra qué hay ahora, qué sigue y lo único que toca hacer.',
      one: 'Torneos próximos y recientes del tiempo que elijas',
      two: 'Quién pagó, llegó, está en el agua y ya pesó',
      three: 'Funciona todo el día sin señal, en todos los aparatos que tengas',
      four: 'Todo tiene historia: quién cambió qué, y cuándo',
    },
    quick: {
      title: 'Un torneo en un minuto',
      text: 'Elige un circuito y una fecha. El circuito trae lo demás.',
      one: 'Nombre, rampa, horas, cuotas, pozos y reglas vienen del circuito',
      two: 'Preinscripción e inscripción en línea, con su página y su código QR',
      three: 'Sorteo de lanchas y grupos de salida que nadie puede discutir',
      four: 'Cambia cualquier ajuste después y ve qué mueve',
    },
  },
  covers: {
    title: 'Lo que abarca',
    setup: {
      title: 'Configurar torneos',
      text: 'Nombre, rampa, fechas y horas, cuotas, límites, puntuación, puntos, pozos, premios y patrocinadores. Un circuito guarda sus reglas, y cada torneo nuevo empieza con ellas.',
    },
    registration: {
      title: 'Inscripción',
      text: 'Los pescadores se inscriben en su teléfono o con el código QR en la rampa, solos o con compañero. Los directores escriben nombres, pegan una lista o importan un archivo. Hay lista de espera cuando se llena.',
    },
    online: {
      title: 'Pagos en línea',
      text: 'Inscripciones, pozos y membresías con tarjeta, con recibo. El efectivo y los cheques de la rampa van en los mismos libros.',
    },
    standings: {
      title: 'Posiciones de la temporada',
      text: 'Puntos por lugar, peso o peces, mejores fechas y descartes. Cada cifra dice su porqué.',
    },
    scales: {
      title: 'Básculas profesionales',
      text: 'Una báscula por cable llena el peso. Sin ella hay un teclado para manos mojadas.',
    },
    sponsors: { title: 'Patrocinadores', text: 'En tableros, en papel y entre los torneos, con vistas y clics contados una vez.' },
    messages: {
      title: 'Mensajes de texto y correo',
      text: 'A los inscritos, a una lancha, a una temporada o a todos, con el estado de entrega.',
    },
    stations: {
      title: 'Pesaje y check-in en la rampa',
      text: 'La mesa de conteo, varias básculas y el check-in en la rampa funcionan todo el día sin señal, y todo cuenta una vez.',
    },
    board: {
      title: 'Posiciones en vivo',
      text: 'En teléfonos, en una pantalla y en tu sitio web, desde la primera bolsa hasta el resultado oficial.',
    },
  },
  privacy: {
    title: 'Política de privacidad',
    keep: {
      title: 'Qué guardamos',
      text: 'Tu nombre, correo, teléfono y lo que escribiste en tu perfil. Tus inscripciones, pesos, puntos y pagos. Lo que nos escribiste. Cuándo entraste y desde qué aparato.\nNo guardamos números de tarjeta.',
    },
    why: {
      title: 'Para qué',
      text: 'Para llevar los torneos en los que participas o que diriges: que el director sepa quién va en qué lancha, la báscula de quién es la bolsa, y que resultados y pagos sean correctos. Para nada más.',
    },
    seen: {
      title: 'Qué ve todo el mundo',
      text: 'Nombre y apellido, lancha, pesos, lugares, puntos y premios de un torneo público. Son resultados de una competencia y se quedan con ella.\nTu correo, teléfono y calle nunca son públicos.',
    },
    shared: {
      title: 'Quién más lo recibe',
      text: 'El director del torneo en el que te inscribes, y su personal, ven tus datos de contacto. Los correos y mensajes pasan por un proveedor que los entrega. No vendemos tus datos.',
    },
    cookies: {
      title: 'Cookies y tu aparato',
      text: 'Una cookie te mantiene dentro. Ninguna página carga nada de otra empresa y nadie te sigue desde aquí.\nLo que mostró una pantalla se queda un día en tu aparato para abrirse sin señal. El aparato de un director guarda una copia de sus torneos hasta que la quite.\nContamos cuántas veces se vio y se abrió la tarjeta de un patrocinador.',
    },
    long: {
      title: 'Por cuánto tiempo',
      text: 'Notas de seguridad, como contraseñas equivocadas: 180 días. Un código de entrada nos deja al enviarse. Resultados y pagos duran lo que el torneo. Lo demás se va con tu cuenta.',
    },
    rights: {
      title: 'Qué puedes hacer',
      text: 'En Mi cuenta puedes ver todo lo que tenemos de ti, descargarlo y borrar tu cuenta. En resultados oficiales tu nombre se queda, o pasa a «Angler» si lo pides. Una exención que aceptaste queda con tu nombre aunque borres tu cuenta, como prueba para quien organizó el torneo. ¿Preguntas? Escríbenos en Contáctanos.',
    },
    children: {
      title: 'Menores',
      text: 'Una cuenta es para personas de 13 años o más. Quien inscribe a alguien más joven lo hace como su tutor.',
    },
  },
  terms: {
    title: 'Términos del servicio',
    what: {
      title: 'Qué es esto',
      text: '{product} es un programa para llevar torneos de pesca. El torneo lo lleva su director, no nosotros: reglas, permisos, seguridad, premios y repartos son suyos.',
    },
    fee: {
      title: 'Cuotas',
      text: '$2 por pescador y torneo. Quien se inscribe y paga en línea lo paga con la inscripción. Por los demás se cobra a la tarjeta registrada del director el último día de cada mes, cuando se acaban los créditos de bienvenida.\nUn pago mensual fallido bloquea la cuenta para inscribir pescadores hasta que se pague. Leer, recibir lanchas y pesar sigue igual.\nLos pagos en línea llevan además las cuotas del proveedor de tarjetas. Se muestran antes de pagar.',
    },
    content: {
      title: 'Lo que tú pones',
      text: 'Sigue siendo tuyo y tú respondes por ello. El director es responsable de los textos, imágenes, reglas y nombres que publica, y de tener el derecho de publicarlos.',
    },
    age: {
      title: 'Edad',
      text: 'Este sitio es solo para personas de 13 años o más. A los pescadores menores los inscribe su padre, su madre o su director.',
    },
    ending: {
      title: 'Retirada y final',
      text: 'Podemos quitar lo que va contra la ley o estos términos, y cerrar la cuenta que lo repita. Tú puedes borrar la tuya cuando quieras en Mi cuenta. Los resultados oficiales se quedan.',
    },
    works: {
      title: 'Nadie promete que nada falle',
      text: 'Trabajamos para que no se pierda ningún peso, pero el servicio se da tal como es. Guarda en papel lo que no puedas perder. No respondemos por premios ni ganancias perdidas.',
    },
    law: {
      title: 'Ley',
      text: 'Se aplica la ley de Texas. Un conflicto que no resolvamos hablando va a arbitraje obligatorio en Texas, persona por persona.',
    },
    system: {
      title: 'Qué necesitas',
      text: 'Al menos un procesador de dos núcleos, 4 GB de memoria, una pantalla de 1024 × 768 y un navegador actual; los teléfonos de los últimos años bastan. Un director necesita internet una vez antes de un día sin ella.',
    },
  },
}
