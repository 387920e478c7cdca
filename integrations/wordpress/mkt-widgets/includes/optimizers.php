<?php
defined( 'ABSPATH' ) || exit;

/*
 * The kit reads its settings from its own script tag and loads its other files from the same folder, and its style
 * sheet has rules for elements that a script may add. So plugins that combine scripts or remove unused CSS must
 * exclude them: these are the exclusion filters of common plugins.
 */

/** @return string A pattern of the addresses of the kit's files. */
function mkt_widgets_script_path() {
	return dirname( (string) wp_parse_url( mkt_widgets_script_address(), PHP_URL_PATH ) ) . '/';
}

foreach ( array( 'autoptimize_filter_js_exclude', 'autoptimize_filter_css_exclude' ) as $filter ) {
	add_filter(
		$filter,
		function ( $excluded ) {
			return is_array( $excluded )
				? $excluded + array( mkt_widgets_script_path() => '' )
				: implode( ', ', array_filter( array( $excluded, mkt_widgets_script_path() ) ) );
		}
	);
}

foreach ( array(
	'rocket_exclude_js',
	'rocket_exclude_defer_js',
	'rocket_delay_js_exclusions',
	'rocket_exclude_css',
	'rocket_rucss_external_exclusions',
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optimize_css_excludes',
) as $filter ) {
	add_filter(
		$filter,
		function ( $paths ) {
			return array_merge( (array) $paths, array( mkt_widgets_script_path() ) );
		}
	);
}

foreach ( array(
	'sgo_js_minify_exclude',
	'sgo_javascript_combine_exclude',
	'sgo_js_async_exclude',
	'sgo_css_minify_exclude',
	'sgo_css_combine_exclude',
) as $filter ) {
	add_filter(
		$filter,
		function ( $handles ) {
			return array_merge( (array) $handles, array( MKT_WIDGETS_HANDLE ) );
		}
	);
}
