import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brand } from '../../packages/ui/src/brand.ts'

/**
 * Every text asset also as .br and .gz: the server sends them as they are, without spending time on the ramp's one bar of
 * signal. Read from the disk when all is written: before that, other plugins still change the code.
 */
function preCompressed(): Plugin {
  let folder = ''
  return {
    name: 'pre-compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, 'assets')
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // A build that failed comes here, too; its own error is the one to tell.
        if (!existsSync(folder)) return
        for (const name of readdirSync(folder)) {
          const source = readFileSync(join(folder, name))
          if (!/\.(js|css|svg)$/.test(name) || source.length < 1024) continue
          writeFileSync(join(folder, `${name}.br`), brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
          writeFileSync(join(folder, `${name}.gz`), gzipSync(source, { level: 9 }))
        }
      },
    },
  }
}

export default defineConfig({
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: brand.name,
        short_name: brand.shortName,
        description: brand.tagline,
        theme_color: brand.colours.deep,
        background_color: brand.colours.deep,
        display: 'standalone',
        start_url: '/?source=installed',
        scope: '/',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
        shortcuts: [
          { name: 'Today', url: '/director' },
          { name: 'Weigh-in', url: '/weigh-in' },
          { name: 'Live', url: '/live-leaderboard' },
        ],
      },
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectManifest: { globPatterns: ['**/*.{js,css,html,woff2,svg,png}'], target: 'es2023' },
    }),
    preCompressed(),
  ],
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 400,
    rolldownOptions: { input: { app: 'index.html', board: 'live-leaderboard.html' } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4600', '/events': 'http://127.0.0.1:4600' } },
})
