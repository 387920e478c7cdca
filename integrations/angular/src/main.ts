import { bootstrapApplication } from '@angular/platform-browser';
import { provideZonelessChangeDetection } from '@angular/core';
import { TeaPage } from './tea-page.js';

bootstrapApplication(TeaPage, { providers: [provideZonelessChangeDetection()] });
