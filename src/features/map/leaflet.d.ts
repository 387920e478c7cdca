/** The module that Leaflet publishes; its main file is UMD, and sets a name on the window. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
