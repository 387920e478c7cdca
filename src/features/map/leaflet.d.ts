/** Leaflet's ES module. Its main file is UMD and sets a global name. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
