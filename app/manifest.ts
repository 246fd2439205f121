import type { MetadataRoute } from 'next'
import { config } from '@/lib/config'
import { findPage } from '@/lib/site/pages'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: config().siteName,
    description: findPage('/').description,
    start_url: '/',
    display: 'browser',
    background_color: '#f2f5f1',
    theme_color: '#ffd84a',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
