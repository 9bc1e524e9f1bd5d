import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `npx vite packages/ui/catalogue` to look, `vite build … --outDir <elsewhere>` for a copy. */
export default defineConfig({ root: import.meta.dirname, plugins: [react()], server: { fs: { allow: ['../../..'] } } })
