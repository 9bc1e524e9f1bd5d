/** What a device without a signal shows in place of a board that it does not have, in both languages: nobody has said yet which one they read. */
export const NO_BOARD_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>No signal</title><style>body{font:1.25rem/1.5 system-ui,sans-serif;margin:3rem 1.5rem;color-scheme:light dark}a{display:inline-block;padding:.75rem 0}</style>
<h1>No signal</h1><p>You’re offline, and the leaderboard isn’t saved on this device yet. Try again when you have a signal.</p>
<p lang="es">No tienes señal y la tabla todavía no está guardada en este dispositivo. Inténtalo de nuevo cuando tengas señal.</p>
<a href="">Try again · Intentar de nuevo</a></html>`
