import { defineConfig } from 'astro/config';

export default defineConfig({ publicDir: './static', build: { format: 'file' } });
