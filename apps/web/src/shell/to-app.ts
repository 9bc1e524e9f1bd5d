const app = () => import('../app.tsx')

/** Fetches the app, for who is about to go on. Without a network nothing happens. */
export const appSoon = (): void => void app().catch(() => {})

/** On to an address in the app. `leave` takes away what stands on the screen. What cannot be fetched is asked of the browser. */
export async function toApp(href: string, isInPlace: boolean, leave: () => void): Promise<void> {
  try {
    const { stepIntoApp } = await app()
    await stepIntoApp(href, isInPlace, leave)
  } catch (error) {
    console.error('The app could not be opened in this place; the browser opens the page.', error)
    if (isInPlace) location.replace(href)
    else location.assign(href)
  }
}
