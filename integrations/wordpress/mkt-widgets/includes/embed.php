<?php
defined( 'ABSPATH' ) || exit;

/**
 * The element in an address of the kit's `embed.html`. The page already has the kit, so the element needs no
 * frame, and has the width and the fonts of its place.
 *
 * @param string[] $matches The address, and its query.
 * @return string|false False for an address without an element, which stays unchanged.
 */
function mkt_widgets_embed( $matches ) {
	wp_parse_str( $matches[1], $given );
	$given    = array_filter( $given, 'is_string' ) + array_fill_keys( array( 'tag', 'link', 'link-text', 'link-label' ), '' );
	$name     = preg_replace( '/^mkt-/', '', $given['tag'] );
	$elements = mkt_widgets_elements();
	if ( ! isset( $elements[ $name ] ) ) {
		return false;
	}
	// An address from the builder has the settings of the site.
	$given = array_diff_assoc( $given, mkt_widgets_settings() );
	return mkt_widgets_element( $name, $given, mkt_widgets_link( $given['link'], $given['link-text'], $given['link-label'] ) );
}

/** @return string A pattern of addresses with an element, between `~`; the group is their query. */
function mkt_widgets_embed_pattern() {
	return preg_quote( dirname( mkt_widgets_script_address() ) . '/embed.html', '~' ) . '\?([^\s<>"]+)';
}

add_action(
	'init',
	function () {
		wp_embed_register_handler( 'mkt-widgets', '~^' . mkt_widgets_embed_pattern() . '$~', 'mkt_widgets_embed' );
	}
);
