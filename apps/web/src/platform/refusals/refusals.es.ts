import type { RefusalTexts } from './refusal-texts.ts'

export const texts = {
  request: {
    invalid: 'Falta algo en este formulario. Revisa estos campos: {fields}',
    'not-json': 'No se pudo leer lo que se envió. Envía JSON.',
    'too-large': 'Lo que se envió es demasiado grande.',
    'too-many': 'Demasiadas solicitudes. Espera {seconds} s e inténtalo otra vez.',
    'key-reused': 'Esta Idempotency-Key ya se usó con otra solicitud. Usa una nueva para una solicitud nueva.',
  },
  session: {
    over: 'Tu sesión terminó',
    stale: 'Escribe tu contraseña otra vez antes de cambiar esto.',
    'other-page': 'Solo una página de este producto puede pedir esto.',
  },
  password: {
    wrong: 'La contraseña no es correcta.',
    weak: 'Al menos 8 caracteres, con una minúscula, una mayúscula y uno de estos: @#$%^&+=?!*',
    common: 'Esta contraseña es fácil de adivinar. Elige una más larga o con otras palabras.',
  },
  undo: { over: 'Este enlace ya se usó o pasaron sus 72 horas. Habla con quien administra este sistema.' },
  access: { forbidden: 'Puedes ver esto, pero no cambiarlo. Pídele acceso a su director.' },
  record: {
    'not-found': 'No se encontró. Puede que alguien lo haya borrado.',
    stale: 'Alguien cambió esto mientras lo editabas. Compara las dos versiones y guarda otra vez.',
    'id-taken': 'Otro registro ya tiene este id.',
    'in-use': 'No se puede borrar {name} mientras otros datos lo usen.',
    'only-one': 'Ya hay uno, y solo puede haber uno. Abre ese y cámbialo.',
  },
  reference: { unknown: '{field} no existe o no es tuyo.' },
  login: {
    failed: 'El correo o la contraseña no es correcto.',
    'too-many': 'Demasiados intentos. Inténtalo en {minutes} min o cambia tu contraseña.',
    inactive: 'Esta cuenta no está activa. Habla con tu director.',
    unproved: 'Primero confirma este correo: pide una contraseña nueva y ponla con el código que te mandamos.',
  },
  setup: {
    code: 'Ese no es el código de instalación. Está en la terminal donde se inició este servidor; cada inicio muestra uno nuevo.',
    done: 'Este sistema ya tiene un administrador. Inicia sesión.',
  },
  account: {
    'email-taken': 'Ya hay una cuenta con este correo.',
    'last-admin': 'Es el único administrador del sistema que puede entrar. Nombra primero a otro.',
    unreachable: '{name} no tiene correo ni teléfono. Agrega uno primero.',
    locked: 'Esta cuenta está bloqueada porque falló un pago. Se puede borrar cuando haya pagado.',
  },
  attempts: { 'too-many': 'Demasiados intentos. Inténtalo en {minutes} min.' },
  code: {
    wrong: 'El correo o el código no es correcto.',
    'wrong-password': 'La contraseña temporal no es correcta.',
    missing: 'Faltan datos.',
  },
  impersonation: {
    admin: 'Nadie actúa como un administrador del sistema.',
    account:
      'Actúas como otra persona. Cómo entra, cómo se le avisa, sus permisos, sus ayudantes y su cuenta de pagos no los cambias tú. Primero vuelve a tu propia cuenta.',
  },
  erasure: {
    admin: 'Nadie borra la única llave que tiene: esto lo hace otro administrador del sistema.',
    directs: 'Esta persona todavía dirige tours o torneos ({count}). Pásalos a alguien o bórralos primero; no se borró nada.',
    done: 'Esta persona se borró porque así lo pidió. No se puede recuperar.',
  },
  fields: { none: 'Indica al menos un campo para cambiar; no se cambió nada.' },
  terms: {
    none: 'Indica al menos una condición de búsqueda; no se cambió nada.',
    'too-wide': 'Hay más de {most} que coinciden. Busca algo más preciso; no se cambió nada.',
  },
  tournament: {
    'missing-fields': 'FALTAN DATOS OBLIGATORIOS: {list}',
    'move-not-allowed': 'Un torneo no puede pasar de {from} a {to}.',
    finalized: 'Los resultados de este torneo son finales. Ábrelos otra vez antes de cambiar algo que cuenta.',
  },
  tour: { none: 'Este usuario no tiene tours.' },
  staff: {
    directs: '{name} dirige sus propios tours y no puede ser asistente. Nómbralo codirector de un torneo.',
    'no-tour': 'Quien ayuda, ayuda en un tour, y esto no es de ninguno. Ponle primero un tour.',
  },
  membership: {
    exists: 'Este pescador ya es miembro de esta temporada.',
    paid: 'Esta membresía ya está pagada. Pídele al director de la temporada que la termine.',
  },
  'season-team': { exists: 'Este equipo o pescador ya está en esta temporada.' },
  registration: {
    closed: 'La inscripción para este torneo ya cerró.',
    'not-yet': 'La inscripción para este torneo abre el {date}. Vuelve ese día.',
    'not-taken': 'Este torneo no acepta preinscripciones. Pregúntale a su director cómo inscribirte.',
    'angler-twice': '{name} ya está en la lista de este torneo.',
  },
  interaction: { over: 'Este torneo ya terminó: ya nadie marca Me interesa ni Voy.' },
  calendar: { 'end-before-start': 'El evento termina antes de empezar. Corrige una de las dos fechas.' },
  entry: {
    'angler-twice': '{name} ya está inscrito en este torneo.',
    'no-angler': 'Una inscripción necesita al menos un pescador.',
    'crew-too-large': 'Una lancha de este torneo lleva {size}, y aquí hay {count}. Saca a alguien o cambia el tamaño del equipo.',
    'not-same-boat': 'Estas dos no son la misma lancha: son de torneos distintos o los nombres no coinciden.',
    weighed: 'Esta inscripción ya pesó. Descalifícala o anula primero sus pesajes.',
    'has-new-weigh-ins': 'Esta lancha pesó o pagó después de que la viste. Mira los registros nuevos antes de borrar la inscripción.',
  },
  'boat-number': { taken: 'La lancha {number} ya es de {name}.' },
  'weigh-in': {
    'invalid-weight': '{value} no es un peso. Las onzas van de 0 a 15.',
    'day-unknown': 'Este torneo tiene {days, plural, one {# día} other {# días}}; el día {day} no existe.',
    'fish-without-weight':
      '{count, plural, one {Un pescado no puede pesar cero.} other {# pescados no pueden pesar cero.}} Escribe el peso o guarda sin pescados.',
    'big-fish-over-bag': 'El pescado más grande no puede pesar más que la bolsa.',
    'dead-over-total': 'No puede haber más pescados muertos que pescados.',
    'over-any-scale': 'Ninguna báscula marca tanto: una bolsa pesa como mucho {limit}.',
    'reason-needed': 'Di por qué: para cambiar un peso guardado hace falta un motivo.',
    voided: 'Este pesaje está anulado y no se puede cambiar.',
    already: '{name} ya pesó este día. Corrige el peso guardado.',
    cut: '{name} no pasó el corte y no puede pesar este día.',
    'day-closed': 'El pesaje del día {day} está cerrado. Ábrelo otra vez para recibir más bolsas.',
    'not-open': 'El pesaje no está abierto. Primero empieza el torneo.',
  },
  results: {
    none: 'No se pudieron hacer los pagos de este torneo. ¡NO HAY RESULTADOS!',
    'no-tournament': 'Los resultados no tienen torneo. NO SE PUDIERON CREAR LOS PAGOS.',
    'no-director': 'Los resultados de este pesaje no tienen director. NO SE PUDIERON GENERAR LOS PAGOS.',
    'already-final': 'Los resultados de este torneo ya son finales. Nada se escribió dos veces.',
    'changed-since-preview': 'Un peso cambió después de esta vista previa. Mira las cifras nuevas y cierra otra vez.',
    'flags-open': 'El pesaje deja preguntas abiertas. Respóndelas antes de que los resultados sean finales.',
    'questions-open':
      'Dos personas dijeron cosas distintas sobre este torneo. Responde primero en el cierre o en la lista de sincronización; después los resultados pueden ser finales.',
    'undecided-here':
      'Rechazados en este aparato: {count}. Por eso sus cifras no son las del servidor. Toca el indicador de sincronización, decide y cierra después.',
  },
  question: {
    answered: 'Alguien respondió esto antes que tú, y esa respuesta cuenta. Mira el registro si crees que está mal.',
    changed: 'Esto cambió después de que lo miraste. La pregunta sigue abierta: mírala otra vez.',
  },
  points: { already: 'Este pescador ya tiene puntos de esta inscripción. Cambia esos.' },
  raffle: { drawn: 'Ya se sacó al ganador de esta rifa. Anúlalo antes de vender más boletos.' },
  credits: {
    'too-few': 'Hay {balance} créditos; hacen falta {amount}. Agrega créditos primero.',
    left: 'Todavía hay {balance} créditos en este banco. Dalos de baja primero.',
  },
  ledger: {
    'append-only': 'Una línea del libro queda como se escribió. Bórrala, lo que agrega una línea contraria, y escribe la correcta.',
  },
  invoice: { settled: 'Esta factura ({status}) queda como está. Anúlala y escribe una nueva.' },
  sponsor: { 'move-not-allowed': 'Un patrocinador no puede pasar de {from} a {to}.' },
  'sponsor-settings': { taken: 'Ya hay ajustes de patrocinio para este tour o temporada. Cambia esos.' },
  advertiser: { 'key-taken': 'Otro anunciante ya tiene esta clave.' },
  message: { 'only-read': 'Puedes marcar este mensaje como leído. Solo quien lo escribió lo cambia o lo borra.' },
  image: {
    'not-a-picture': 'Esto no es una imagen que los navegadores muestren. Envía JPEG, PNG, GIF o WebP.',
    'too-many': 'Aquí ya tienes {most} imágenes. Borra una antes de agregar otra.',
  },
  section: { 'key-taken': 'Otra sección de la ayuda ya tiene esta clave.' },
  page: {
    'parent-unknown': 'La página de arriba no existe. Puede que se haya borrado.',
    'other-section': 'Una página va debajo de una página de su misma sección.',
    'below-itself': 'Una página no puede ir debajo de sí misma.',
  },
  setting: { 'key-taken': 'Otro ajuste ya tiene esta clave.' },
  subscription: {
    'move-not-allowed': 'Una suscripción no puede pasar de {from} a {to}.',
    'admin-only': 'Solo un administrador cambia esto de una suscripción. Tú puedes pausarla, reanudarla o cancelarla.',
  },
  'subscription-code': { taken: 'Este código ya está en uso. Déjalo vacío y se crea uno.' },
  shop: { 'not-connected': 'No hay ninguna tienda conectada. Importa los pedidos desde un archivo.' },
  sync: {
    'upgrade-needed':
      'Esta aplicación es demasiado vieja para sincronizar. Tu trabajo en este aparato está a salvo. Actualízala y sincroniza otra vez.',
    'too-old': 'Este cambio se hizo con una versión de la aplicación que ya no se entiende.',
    'op-reused': 'Este cambio ya se envió antes con otro contenido.',
    gone: 'Mientras tanto alguien borró este registro.',
    'parent-gone': 'Mientras tanto alguien borró aquello a lo que esto pertenece.',
    'online-only': 'Esto solo se puede cambiar con internet.',
  },
  streams: { full: 'Hay tantas tablas abiertas que no cabe otra. Esta se actualiza cada pocos segundos.' },
  server: {
    unreachable: 'Ahora no se puede llegar a la base de datos. Tu trabajo en este aparato está a salvo. Inténtalo en unos segundos.',
    failed: 'Algo falló de nuestro lado. Tu trabajo en este aparato está a salvo. Inténtalo otra vez.',
  },
  net: {
    required: 'Se necesita internet.',
    'no-answer': 'No llegó respuesta: no se sabe si el servidor tiene esto. Inténtalo otra vez cuando haya señal.',
  },
  device: {
    'not-here': 'NO se guardó: esto todavía no está en este aparato y el servidor no respondió. Inténtalo otra vez cuando haya señal.',
    'no-room': 'No queda espacio en este aparato. No se guardó nada. Libera espacio e inténtalo otra vez.',
    'not-saved': 'Este aparato no pudo guardar eso. No se cambió nada. Inténtalo otra vez.',
  },
} satisfies RefusalTexts
