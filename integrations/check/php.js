/** The plugin's code in PHP, with stand-ins for the functions of WordPress that it calls. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPath } from '../../scripts/lib/programs.js';
import { elements } from '../wordpress/assemble.js';

const php = onPath(['php']).find((path) => existsSync(path));
export const plugin = fileURLToPath(new URL('../wordpress/mkt-widgets/', import.meta.url));

/** Skips the tests without PHP. @param {string} title @param {() => void} tests */
export const describePhp = (title, tests) => (php ? describe : describe.skip)(title, tests);

const STUBS = `
extract(json_decode(stream_get_contents(STDIN), true));
define('ABSPATH', '/');
define('MKT_WIDGETS_FILE', "$folder/mkt-widgets.php");
$errors = $hooks = array();
function __($text) { return $text; }
function add_action() {}
function add_filter($name, $hook) { $GLOBALS['hooks'][$name] = $hook; }
function add_shortcode(...$given) { add_filter(...$given); }
function add_settings_error($setting, $key, $message) { $GLOBALS['errors'][$key] = $message; }
function apply_filters($name, $value) { return $value; }
function current_user_can() { return true; }
function do_shortcode($text) { return $text; }
function esc_attr($text) { return htmlspecialchars($text); }
function esc_html($text) { return htmlspecialchars($text); }
function esc_url($url, $schemes) { return in_array(parse_url($url, PHP_URL_SCHEME), $schemes, true) ? esc_attr($url) : ''; }
function force_balance_tags($html) { return $html; }
function get_bloginfo() { return $GLOBALS['language']; }
function get_option() { return $GLOBALS['stored']; }
function home_url() { return 'https://blog.example'; }
function is_admin() { return $GLOBALS['isAdmin']; }
function plugin_basename($file) { return basename($file); }
function sanitize_key($key) { return preg_replace('~[^a-z0-9_-]~', '', strtolower($key)); }
function wp_check_invalid_utf8($text) { return $text; }
function wp_parse_str($query, &$values) { parse_str($query, $values); }
function wp_kses_post($html) { return $html; }
function wp_parse_url($url, $part) { return parse_url($url, $part); }
function wp_strip_all_tags($text) { return strip_tags($text); }
foreach (array('settings', 'script', 'elements', 'shortcode', 'embed') as $file) require "$plugin/includes/$file.php";
`;

/**
 * The output of code in PHP.
 * @param {string} code
 * @param {unknown} given its variable `$given`
 * @param {{ stored?: object, language?: string, isAdmin?: boolean }} [site] its settings, its language, and its place
 */
export function runPhp(code, given, { stored = {}, language = 'en-US', isAdmin = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'plugin-'));
  try {
    writeFileSync(join(folder, 'elements.json'), JSON.stringify(elements()));
    const input = JSON.stringify({ given, stored, language, isAdmin, folder, plugin });
    return execFileSync(String(php), ['-r', STUBS + code], { input, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
