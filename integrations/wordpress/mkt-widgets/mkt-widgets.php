<?php
/**
 * Plugin Name: mkt-widgets
 * Description: Rankings, products, hotels, books and golf courses of a marketplace, with affiliate links: a block, a shortcode, and a script that is set up once for all posts.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: mkt-widgets
 * Domain Path: /languages
 */

defined( 'ABSPATH' ) || exit;

const MKT_WIDGETS_FILE = __FILE__;

// Before the other hooks of `init`, whose texts it translates.
add_action(
	'init',
	function () {
		load_plugin_textdomain( 'mkt-widgets', false, basename( __DIR__ ) . '/languages' );
	},
	0
);

require __DIR__ . '/includes/elements.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/shortcode.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/embed.php';
require __DIR__ . '/includes/optimizers.php';
require __DIR__ . '/includes/links.php';
