import '@ramplight/ui/styles.css'
import { startApp } from './app.tsx'

startApp()
